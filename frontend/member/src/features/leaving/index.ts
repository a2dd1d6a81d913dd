export { DeletePanel } from './components/DeletePanel';
export { MyDataPanel } from './components/MyDataPanel';
