import { Notification } from 'react-admin';

const atTheTop = { vertical: 'top', horizontal: 'center' } as const;
/** The bar of the page stays in view. */
const belowTheBar = { '&&': { top: 56 } };

/** What has just been done, in a line of its own: at the bottom stands what can still be taken back. */
export const Notices = () => <Notification anchorOrigin={atTheTop} sx={belowTheBar} />;
