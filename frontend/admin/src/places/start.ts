import { ChartLine, House } from 'lucide-react';
import { placeWords } from '../home/place-words';
import { later } from '../ui/later';
import { words } from '../words';
import type { PlaceGroup } from './place';

export const startPlaces: PlaceGroup = {
  title: null,
  places: [
    {
      right: null,
      to: '/',
      title: words.menu.home,
      Icon: House,
    },
    {
      right: 'dashboard',
      to: '/dashboard',
      ...placeWords.dashboard,
      Icon: ChartLine,
      pages: { '/dashboard': later(() => import('../dashboard/DashboardPage'), 'DashboardPage') },
    },
  ],
};
