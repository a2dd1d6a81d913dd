import type { MailWords } from '../words.js';

export const someone = 'This member';

export const mails: MailWords = {
  hello: 'Hello,',
  helloName: 'Hello {name},',
  goodbye: 'Kind regards, {site}',
  buttonFails: 'Does the button not work? Then copy this address into your browser:',
  questions: 'Do you have a question? Write to {email} or call {phone}.',
  activation: {
    subject: 'Confirm your e-mail address for {site}',
    preview: 'One click, and you can start.',
    text: 'Welcome to {site}! Please confirm your e-mail address. After that other members can see you and write to you.',
    button: 'Confirm my e-mail address',
    code: 'You can also type in this code on the site:',
    valid: { one: 'The link works for {count} hour.', other: 'The link works for {count} hours.' },
    why: 'You get this e-mail because somebody signed up at {site} with this address. Was it not you? Then you need not do anything.',
  },
  reset: {
    subject: 'Choose a new password for {site}',
    preview: 'With this link you choose a new password.',
    text: 'You asked for a new password. Choose it with the button below. You will then be logged out on your other devices.',
    button: 'Choose a new password',
    valid: { one: 'The link works once, for {count} hour.', other: 'The link works once, for {count} hours.' },
    notYou: 'Did you not ask for this? Then you need not do anything. Your password stays the same.',
    why: 'You get this e-mail because somebody asked for a new password for your account at {site}.',
  },
  mailChange: {
    subject: 'Confirm your new e-mail address for {site}',
    preview: 'One press, and we write to you here.',
    text: 'You want to use this address for your account at {site}. Confirm it with the button below. Until then nothing changes.',
    button: 'Use this address',
    why: 'You get this e-mail because somebody gave this address for an account at {site}. Was it not you? Then you need not do anything.',
  },
  mailChanged: {
    subject: 'Your e-mail address at {site} was changed',
    preview: 'Was it not you? Then put it back.',
    text: 'From now on we write to your new address. Did you not do this yourself? Then press the button below. Your old address comes back, and everybody is logged out.',
    button: 'Put my old address back',
    why: 'You get this e-mail because this was the address of your account at {site}.',
  },
  passwordChanged: {
    subject: 'Your password at {site} was changed',
    preview: 'Was it not you? Then put it back.',
    text: 'Your account has a new password. Did you not do this yourself? Then press the button below. Your old password comes back, and everybody is logged out.',
    button: 'Put my old password back',
    why: 'You get this e-mail because the password of your account at {site} was changed.',
  },
  addressTried: {
    subject: 'You already have an account at {site}',
    preview: 'Log in, or choose a new password.',
    text: 'Somebody has just typed your address at {site}. There is already an account with it: yours. Was it you? Then log in. On the same page you can ask for a new password.',
    button: 'Log in',
    why: 'You get this e-mail because somebody typed your address at {site}. Was it not you? Then you need not do anything. Nobody sees that you have an account.',
  },
  unread: {
    subject: { one: '{name} wrote to you', other: '{name} wrote to you: {count} messages' },
    preview: 'Your message is waiting for you.',
    text: {
      one: '{name} wrote you a message on {site}. You have not read it yet.',
      other: '{name} wrote you {count} messages on {site}. You have not read them yet.',
    },
    button: 'Read and answer',
    why: 'You get this e-mail because you are a member of {site} and have unread messages.',
    stop: 'Stop these e-mails',
  },
  undoDeletion: {
    subject: 'You can still get your account at {site} back',
    preview: 'Until {date} one click is enough.',
    text: 'Your account at {site} is deleted. Nobody can see you there any more. Until {date} you can undo this. After that we erase everything: your profile, your photos and your messages.',
    button: 'Get my account back',
    note: 'Do you not want it back? Then you need not do anything.',
    why: 'You get this e-mail because an account with this address was deleted at {site}. Was it not you? Then press the button and choose a new password.',
  },
  exportReady: {
    subject: 'Your data from {site} is ready',
    preview: 'The file waits for you until {date}.',
    text: 'You asked for a copy of everything that {site} holds about you. The file is ready. You can fetch it until {date}. We ask for your password first, so that nobody else gets it.',
    button: 'Fetch my data',
    why: 'You get this e-mail because you asked for your data at {site}.',
  },
};
