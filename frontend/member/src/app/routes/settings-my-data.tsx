export { MyDataPanel as default } from '../../features/leaving';
