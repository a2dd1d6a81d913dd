import type { Scene } from '../scene.js';
import { accountScenes } from './account.js';
import { adminScenes } from './admin.js';
import { blockingScenes } from './blocking.js';
import { chatStateScenes } from './chat-states.js';
import { chatsScenes } from './chats.js';
import { directDebitScenes } from './direct-debit.js';
import { gifScenes } from './gifs.js';
import { landerScenes } from './landers.js';
import { leavingScenes } from './leaving.js';
import { likesScenes } from './likes.js';
import { marksScenes } from './marks.js';
import { orderScenes } from './orders.js';
import { paymentScenes } from './payments.js';
import { profileScenes } from './profile.js';
import { publicScenes } from './public.js';
import { reportingScenes } from './reporting.js';
import { searchScenes } from './search.js';
import { shellScenes } from './shell.js';
import { signupScenes } from './signup.js';
import { swipeScenes } from './swipe.js';
import { verificationScenes } from './verification.js';
import { webAppScenes } from './web-app.js';

/** Every screen and state of the member app and the back office, one file for each area. */
export const scenes: readonly Scene[] = [
  ...shellScenes,
  ...publicScenes,
  ...landerScenes,
  ...signupScenes,
  ...accountScenes,
  ...leavingScenes,
  ...searchScenes,
  ...profileScenes,
  ...verificationScenes,
  ...likesScenes,
  ...swipeScenes,
  ...chatsScenes,
  ...chatStateScenes,
  ...marksScenes,
  ...gifScenes,
  ...blockingScenes,
  ...paymentScenes,
  ...orderScenes,
  ...directDebitScenes,
  ...reportingScenes,
  ...webAppScenes,
  ...adminScenes,
];
