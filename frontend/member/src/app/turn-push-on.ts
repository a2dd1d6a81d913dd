/** A part of its own: loading the whole feature for one press would put all of it into the first load. */
export { turnPushOn } from '#member/features/push';
