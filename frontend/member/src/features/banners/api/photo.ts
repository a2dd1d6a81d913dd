export { uploadPhoto, waitForPhoto } from '#member/shared/api/own-photos';
export { getUser } from '#member/shared/api/user';
