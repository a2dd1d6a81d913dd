export { NewMembersRepository } from './new-members.repository.js';
export { NewMembersService, type JoinedIn, type NewMember } from './new-members.service.js';
