export { DeletePanel as default } from '../../features/leaving';
