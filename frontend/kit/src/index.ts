export { api, call, endSession, onContact, onLoggedOut, type AnswerTag, type CallOptions, type Query } from './http';
export { ApiError, readError, toApiError, clientErrorCodes, type ClientErrorCode } from './errors';
export { createQueryClient } from './query';
export { openSocket } from './socket';
export { noteServerTime, serverNow } from './server-clock';
export { formats, upToAge, type Formats } from './format';
export { createWords, type LoadWords, type WordFile } from './words';
export { unbroken } from './unbroken';
export { keepFocus } from './keep-focus';
