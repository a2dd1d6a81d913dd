export { assertUncommon } from './common-passwords.js';
export { readForeignPassword, type ForeignPassword, type PasswordFault } from './foreign-passwords/foreign-password.js';
export { toStored } from './foreign-passwords/stored-foreign.js';
export { NO_PASSWORD, Passwords } from './passwords.js';
