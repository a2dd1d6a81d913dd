import { BadgeCheck, ChartNoAxesColumn, Images, Radar, Scale, ScanEye, ShieldAlert } from 'lucide-react';
import { later } from '../ui/later';
import { words } from '../words';
import type { PlaceGroup } from './place';

export const safetyPlaces: PlaceGroup = {
  title: 'Safety',
  places: [
    {
      right: 'cases',
      to: '/cases',
      title: words.menu.cases,
      home: words.home.cases,
      Icon: Scale,
      queue: 'cases',
      lists: {
        cases: { list: later(() => import('../cases/CasesList'), 'CasesList'), show: later(() => import('../cases/CasePage'), 'CasePage') },
      },
    },
    {
      right: 'reviews',
      to: '/review',
      title: words.menu.review,
      home: words.home.review,
      Icon: Images,
      queue: 'reviews',
      pages: { '/review': later(() => import('../reviews/ReviewPage'), 'ReviewPage') },
    },
    {
      right: 'cases',
      to: '/verifications',
      title: words.menu.verifications,
      home: words.home.verifications,
      Icon: BadgeCheck,
      queue: 'verifications',
      lists: {
        verifications: {
          list: later(() => import('../verifications/VerificationsList'), 'VerificationsList'),
          show: later(() => import('../verifications/VerificationPage'), 'VerificationPage'),
        },
      },
    },
    {
      right: 'child_material',
      to: '/child_material',
      title: words.menu.childMaterial,
      home: words.home.childMaterial,
      Icon: ShieldAlert,
      lists: {
        child_material: {
          list: later(() => import('../child-material/ChildMaterialList'), 'ChildMaterialList'),
          show: later(() => import('../child-material/ChildMaterialPage'), 'ChildMaterialPage'),
        },
      },
    },
    {
      right: 'cases',
      to: '/noticed',
      title: words.menu.noticed,
      home: words.home.noticed,
      Icon: ScanEye,
      lists: { noticed: { list: later(() => import('../noticed/NoticedList'), 'NoticedList') } },
    },
    {
      right: 'cases',
      to: '/signals',
      title: words.menu.signals,
      home: words.home.signals,
      Icon: Radar,
      pages: { '/signals': later(() => import('../signals/SignalsPage'), 'SignalsPage') },
    },
    {
      right: 'transparency',
      to: '/transparency',
      title: words.menu.transparency,
      home: words.home.transparency,
      Icon: ChartNoAxesColumn,
      pages: { '/transparency': later(() => import('../transparency/TransparencyPage'), 'TransparencyPage') },
    },
  ],
};
