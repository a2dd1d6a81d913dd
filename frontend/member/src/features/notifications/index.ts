export { NotificationsPanel } from './components/NotificationsPanel';
