export { ReportDialog } from './components/ReportDialog';
