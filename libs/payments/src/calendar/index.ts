export { BOOKS_ZONE, bookDay, dateIn } from '#contracts';
export { dayAfter, daysOf, monthBefore, monthsOf, quarterOf, type Days } from './periods.js';
