export { AccountPanel } from './components/AccountPanel';
export { DisplayPanel } from './components/DisplayPanel';
export { EmailPanel } from './components/EmailPanel';
export { PasswordPanel } from './components/PasswordPanel';
export { SessionsPanel } from './components/SessionsPanel';
