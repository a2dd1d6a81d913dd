export { type OrderEventRow, OrderEventsRepository } from './order-events.repository.js';
