export { ComplaintDone } from './components/ComplaintDone';
export { ComplaintForm } from './components/ComplaintForm';
export { Contact } from './components/Contact';
