import { CreditCard, FileText, Gift, MessageCircle, Settings2, Tags, WholeWord } from 'lucide-react';
import { placeWords } from '../home/place-words';
import { later } from '../ui/later';
import { words } from '../words';
import type { PlaceGroup } from './place';

export const sitesPlaces: PlaceGroup = {
  title: 'Sites',
  places: [
    {
      right: 'site_settings',
      to: '/sites',
      title: words.menu.sites,
      home: words.home.sites,
      Icon: Settings2,
      lists: {
        sites: { list: later(() => import('../sites/SitesList'), 'SitesList'), show: later(() => import('../sites/SitePage'), 'SitePage') },
      },
    },
    {
      right: 'prices',
      to: '/prices',
      ...placeWords.prices,
      Icon: Tags,
      lists: {
        prices: {
          list: later(() => import('../prices/PricesList'), 'PricesList'),
          show: later(() => import('../prices/PricesPage'), 'PricesPage'),
        },
      },
    },
    {
      right: 'companies',
      to: '/payment_methods',
      ...placeWords.methods,
      Icon: CreditCard,
      lists: {
        payment_methods: {
          list: later(() => import('../methods/MethodsList'), 'MethodsList'),
          show: later(() => import('../methods/MethodsPage'), 'MethodsPage'),
        },
      },
    },
    {
      right: 'catalogue',
      to: '/gifts',
      ...placeWords.gifts,
      Icon: Gift,
      lists: {
        gifts: { list: later(() => import('../gifts/GiftsList'), 'GiftsList'), show: later(() => import('../gifts/GiftPage'), 'GiftPage') },
      },
    },
    {
      right: 'catalogue',
      to: '/site_lists',
      ...placeWords.siteLists,
      Icon: MessageCircle,
      lists: {
        site_lists: {
          list: later(() => import('../site-lists/SiteListsList'), 'SiteListsList'),
          show: later(() => import('../site-lists/SiteListsPage'), 'SiteListsPage'),
        },
      },
    },
    {
      right: 'texts',
      to: '/texts',
      ...placeWords.texts,
      Icon: FileText,
      lists: {
        texts: { list: later(() => import('../texts/TextsList'), 'TextsList'), show: later(() => import('../texts/TextPage'), 'TextPage') },
      },
    },
    {
      right: 'texts',
      to: '/site_words',
      ...placeWords.siteWords,
      Icon: WholeWord,
      lists: {
        site_words: {
          list: later(() => import('../site-words/SiteWordsList'), 'SiteWordsList'),
          show: later(() => import('../site-words/SiteWordPage'), 'SiteWordPage'),
        },
      },
    },
  ],
};
