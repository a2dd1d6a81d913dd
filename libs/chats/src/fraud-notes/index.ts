export { FraudNoteEntity } from './fraud-note.entity.js';
export { FraudNotesRepository } from './fraud-notes.repository.js';
export { FraudNotes } from './fraud-notes.service.js';
