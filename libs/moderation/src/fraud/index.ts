export { FraudModule } from './fraud.module.js';
export { FraudContacts } from './fraud-contacts.service.js';
