export { DeletePanel as default } from '#member/features/leaving';
