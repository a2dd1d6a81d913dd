export { OrderEventsRepository, type OrderEventRow } from './order-events.repository.js';
