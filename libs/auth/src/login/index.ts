export { LoginTries } from './login-tries.js';
export { LoginService, type LoggedIn } from './login.service.js';
export { MemberPasswords } from './member-passwords.js';
export { OwnPassword } from './own-password.js';
