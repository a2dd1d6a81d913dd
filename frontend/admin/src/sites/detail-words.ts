/** The words of making a site and of what it is called and reached by. */
export const siteDetailWords = {
  open: 'Make a site…',
  change: 'Change name and hosts…',
  name: 'Name',
  language: 'Language',
  languageHelp: 'Of who comes to its hosts and has chosen none.',
  anyLanguage: 'What the browser wishes',
  hosts: 'Hosts',
  hostsHelp: 'One on each line, such as www.example.com. In production they also stand in PUBLIC_URLS of the servers.',
  company: 'Company',
  community: 'Members',
  ownMembers: 'Of its own',
  sharedWith: (name: string) => `The same as ${name}`,
  beginsLike: 'Settings, prices, words and opening lines begin as those of',
  needed: 'This is needed.',
  wrongHost: (host: string) => `${host} is not a host name.`,
  lookAgain: 'Look at the fields above again.',
  meanwhile: 'Somebody else changed this site meanwhile. What you typed is still here: look at it beside the page, and save once more.',
  facts: {
    language: 'Language',
    company: 'Company',
    members: 'Members',
    own: 'Of its own',
    shared: (names: readonly string[]) => `Shared with ${names.join(', ')}`,
  },
} as const;

export const siteDetailCommandWords = {
  make_site: {
    button: 'Make the site',
    done: 'The site is made. It opens everywhere within a minute.',
    question: {
      title: 'Make a site?',
      text: () =>
        'It opens at its hosts within a minute, with settings and prices of its own from then on. A site is never deleted: members sign up on it. The log keeps your reason.',
      keep: 'Not yet',
      reasons: null,
    },
  },
  change_site: {
    button: 'Save',
    done: 'The site is changed. It is so everywhere within a minute.',
    question: {
      title: 'Change name and hosts?',
      text: (about: string) => `${about}. At a host that is taken away, nobody finds anything any more. The log keeps your reason.`,
      keep: 'Not yet',
      reasons: null,
    },
  },
} as const;
