import type activation from '../locales/en/activation.json';
import type auth from '../locales/en/auth.json';
import type banners from '../locales/en/banners.json';
import type blocking from '../locales/en/blocking.json';
import type chat from '../locales/en/chat.json';
import type common from '../locales/en/common.json';
import type complaints from '../locales/en/complaints.json';
import type errors from '../locales/en/errors.json';
import type home from '../locales/en/home.json';
import type leaving from '../locales/en/leaving.json';
import type likes from '../locales/en/likes.json';
import type link from '../locales/en/link.json';
import type live from '../locales/en/live.json';
import type own from '../locales/en/own.json';
import type matchFinder from '../locales/en/match-finder.json';
import type pages from '../locales/en/pages.json';
import type pricing from '../locales/en/pricing.json';
import type profile from '../locales/en/profile.json';
import type reporting from '../locales/en/reporting.json';
import type search from '../locales/en/search.json';
import type settings from '../locales/en/settings.json';
import type signup from '../locales/en/signup.json';
import type swipe from '../locales/en/swipe.json';
import type terms from '../locales/en/terms.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: false;
    resources: {
      activation: typeof activation;
      auth: typeof auth;
      banners: typeof banners;
      blocking: typeof blocking;
      chat: typeof chat;
      common: typeof common;
      complaints: typeof complaints;
      errors: typeof errors;
      home: typeof home;
      leaving: typeof leaving;
      likes: typeof likes;
      link: typeof link;
      live: typeof live;
      own: typeof own;
      'match-finder': typeof matchFinder;
      pages: typeof pages;
      pricing: typeof pricing;
      profile: typeof profile;
      reporting: typeof reporting;
      search: typeof search;
      settings: typeof settings;
      signup: typeof signup;
      swipe: typeof swipe;
      terms: typeof terms;
    };
  }
}
