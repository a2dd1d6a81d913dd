export { TermsDialog } from './components/TermsDialog';
