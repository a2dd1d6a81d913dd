export { MyDataPanel as default } from '#member/features/leaving';
