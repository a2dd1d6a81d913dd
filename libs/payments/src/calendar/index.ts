export { BOOKS_ZONE, bookDay, dateIn } from './days.js';
export { dayAfter, daysOf, monthBefore, monthsOf, quarterOf, type Days } from './periods.js';
