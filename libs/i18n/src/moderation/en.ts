import type { ModerationWords } from '../words.js';

export const moderationWords: ModerationWords = {
  rules: {
    money: 'Do not ask other members for money, gifts or bank details, and do not offer them any.',
    fake: 'Be who you say you are: your own name, your own photos, your own age.',
    insult: 'Treat others with respect: no insults, no threats, no hatred.',
    sexual: 'No sexual messages or photos that the other person did not ask for.',
    danger: 'Do nothing that puts someone in danger.',
    minor: 'Anything sexual that involves children is forbidden.',
    photo: 'Your photos show you, and are decent. No one else is in them unless they have agreed.',
    advertising: 'No advertising, and nothing that leads to other services.',
    other: 'Our terms of use.',
  },
  measures: {
    warning: 'This is a warning. Your account stays as it is.',
    removal: 'We removed {what}. Your account stays as it is.',
    restriction: 'You cannot start new conversations until {date}. The conversations you already have can go on.',
    suspension: 'Your account is closed until {date}. Until then no one can see it.',
    ban: 'Your account is closed for good.',
  },
  removed: {
    photos: { one: 'a photo', other: '{count} photos' },
    text: 'the text in your profile',
    messages: { one: 'a message', other: '{count} messages' },
  },
  labels: {
    measure: 'What we decided',
    rule: 'The rule that was broken',
    source: 'How we heard about it',
    decider: 'Who decided',
    message: 'The message',
    photo: 'The photo',
  },
  sources: {
    report: 'Someone reported it on {date}. We looked at it ourselves.',
    complaint: 'Someone sent us a complaint on {date}. We looked at it ourselves.',
    review: 'We saw it on {date}, when we looked at new photos and texts.',
    own: 'We saw it ourselves. A member of our staff looked at it.',
    automation: 'An automatic check drew our attention to it. A member of our staff then looked at it.',
  },
  contents: {
    message: 'Your message of {date}: “{text}”',
    bare: 'Your message of {date}',
    photo: 'The photo that you added on {date}',
    captioned: 'The photo that you added on {date}: “{text}”',
  },
  rulesLink: 'Read our rules',
  decider: 'A member of our staff, not a computer.',
  deciders: 'Two members of our staff, not a computer.',
  decision: {
    subject: 'Our decision about your account at {site}',
    preview: 'What we decided, why, and what you can do.',
    text: 'We looked at something that happened at {site}, and we made a decision about your account.',
    button: 'I disagree',
    why: 'You get this e-mail because we made a decision about your account at {site}.',
  },
  redress:
    'You can object until {date}. Press the button and tell us why. Someone else then looks at it, and it costs you nothing. You can also go to an out-of-court dispute body or to a court.',
  closedRedress:
    'We cannot say more about it. If you disagree, press the button and write to us: a person reads it. You can also go to an out-of-court dispute body or to a court.',
  reportDecided: {
    subject: 'Your report {receipt}: what we decided',
    preview: 'We looked at your report.',
    text: 'Thank you for your report of {date}. We looked at it, and we took action. We do not say what we did: that stays between us and the other member.',
    nothing:
      'Thank you for your report of {date}. We looked at it and found nothing against our rules. If it goes on, please tell us again. You can also block the member at any time.',
    button: 'Read our safety tips',
    note: 'If you disagree, write to us and give the number {receipt}.',
    why: 'You get this e-mail because you made a report at {site}.',
  },
  complaintLabels: { reference: 'Your number', received: 'Received on', due: 'You will hear from us by' },
  complaintReceived: {
    subject: 'We received your complaint {receipt}',
    preview: 'This is your confirmation. Keep the number {receipt}.',
    text: 'Thank you for telling us. We received your complaint on {date}. A member of our staff will read it, not a computer. You will then get an e-mail from us with the outcome.',
    button: 'Read about complaints',
    note: 'Are you in danger, or have you lost money? Then do not wait for us: call 112, the police or your bank.',
    why: 'You get this e-mail because a complaint was made at {site} with this e-mail address. If it was not you, you do not need to do anything.',
  },
  complaintDecided: {
    subject: 'Your complaint {receipt}: the outcome',
    preview: 'We looked at your complaint.',
    text: 'Thank you for your complaint of {date}. We looked at it and took action. Does it concern another member? Then we do not say what we did: that stays between us and that member.',
    nothing:
      'Thank you for your complaint of {date}. We looked at it carefully and found nothing against the law or our rules. Is it about your money, your data or your account? Then we will sort that out with you separately.',
    answered: 'Thank you for your complaint of {date}. One of our staff has read it and replies in their own words:',
    button: 'Make another complaint',
    note: 'If you disagree, write to us and give the number {receipt}. You can also go to an out-of-court dispute body or to a court.',
    why: 'You get this e-mail because a complaint was made at {site} with this e-mail address.',
  },
  fraudWarning: {
    subject: 'A warning about {name}',
    preview: 'We have closed the account of {name}.',
    text: 'You were in contact with {name} at {site}. {name} asked others for money. We have closed the account. Do not send {name} anything, and do not reply in any other way either.',
    button: 'Read our safety tips',
    note: 'Have you sent money or bank details? Call your bank today, and tell the police. It happens to many people. It is not your fault.',
    why: 'You get this e-mail because you were in contact with this member at {site}.',
  },
  creditsBack: {
    one: 'You have got back {count} credit that you spent on {name}.',
    other: 'You have got back {count} credits that you spent on {name}.',
  },
  fraudCleared: {
    subject: 'We were wrong about {name}',
    preview: 'The account of {name} is open again.',
    text: 'We warned you about {name} at {site} and closed the account. Someone else then looked at it again: it was a mistake. {name} did not break our rules, and the account is open again. We are sorry, for you and for {name}.',
    credits: 'The credits that we gave you back are yours to keep.',
    button: 'Go to my messages',
    note: 'Our advice stays the same for everyone: never send money to someone you have not met.',
    why: 'You get this e-mail because we warned you about this member of {site}.',
  },
  appealDecided: {
    subject: 'Your objection: what we decided',
    preview: 'Someone else looked at your case.',
    text: 'Someone who had no part in the first decision looked at it again. The decision stands.',
    overturned:
      'Someone who had no part in the first decision looked at it again. The decision was wrong, and we are sorry. Everything is as it was before.',
    button: 'To {site}',
    note: 'You can still go to an out-of-court dispute body or to a court.',
    why: 'You get this e-mail because you objected to a decision of {site}.',
    alone: {
      preview: 'The owner of the site looked at your case again.',
      text: 'Nobody else here could look at it again: the owner of the site, who had a part in the decision, did. The decision stays as it is.',
      overturned:
        'Nobody else here could look at it again: the owner of the site, who had a part in the decision, did. The decision was wrong, and we are sorry. Everything is as it was before.',
    },
  },
  dismissalAppeal: {
    text: 'Someone who had no part in the first decision looked again at what you told us. They also found nothing against our rules.',
    overturned:
      'Someone who had no part in the first decision looked again at what you told us. You were right to object: the case is open again. You will hear from us what comes of it.',
    alone: {
      text: 'Nobody else here could look at it again: the owner of the site, who had a part in the decision, did. The owner still finds nothing against our rules.',
      overturned:
        'Nobody else here could look at it again: the owner of the site, who had a part in the decision, did. You were right to object: the case is open again. You will hear from us what comes of it.',
    },
  },
  verification: {
    why: 'You get this e-mail because you asked {site} to compare a selfie with your photos.',
    gone: 'Your selfie has been deleted. Other members never saw it.',
    look: 'See my badge',
    again: 'Try again',
    reason: 'Why',
    reasons: {
      other_person: 'The person in the selfie does not look like the person in your photos.',
      no_pose: 'The pose that we asked for is not in the picture.',
      unclear: 'The picture is too dark or not sharp enough.',
      no_face: 'We cannot see a whole face.',
      not_live: 'The picture looks edited, or taken from a screen.',
    },
    approved: {
      subject: 'You are verified',
      preview: 'Your profile now has the badge.',
      text: 'A moderator compared your selfie with your photos. It is you. Your profile now has the badge “Verified”.',
    },
    refused: {
      subject: 'Your selfie: please try again',
      preview: 'We could not verify you with this selfie.',
      text: 'A moderator compared your selfie with your photos and could not verify you. You can try again with a new pose.',
    },
    expired: {
      subject: 'Your selfie: please send a new one',
      preview: 'We did not look at it in time.',
      text: 'We did not look at your selfie in time. That is our fault, and we are sorry. Please send a new one.',
    },
    lost: {
      subject: 'Your badge is hidden',
      preview: 'You now have a different main photo.',
      text: 'The badge “Verified” says that we compared your main photo with a selfie. You now have a different main photo, so the badge is hidden. Choose the previous photo again, or send a new selfie.',
    },
  },
};
