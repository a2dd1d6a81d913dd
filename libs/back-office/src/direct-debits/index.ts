export { OrderDebits } from './order-debits.service.js';
