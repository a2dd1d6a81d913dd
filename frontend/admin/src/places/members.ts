import { Megaphone, Ticket, UsersRound } from 'lucide-react';
import { later } from '../ui/later';
import { words } from '../words';
import type { PlaceGroup } from './place';

export const membersPlaces: PlaceGroup = {
  title: 'Members',
  places: [
    {
      right: 'members',
      to: '/members',
      title: words.menu.members,
      home: words.home.members,
      Icon: UsersRound,
      lists: {
        members: {
          list: later(() => import('../members/MembersList'), 'MembersList'),
          show: later(() => import('../members/MemberPage'), 'MemberPage'),
        },
      },
    },
    {
      right: 'invitations',
      to: '/invitations',
      title: words.menu.invitations,
      home: words.home.invitations,
      Icon: Ticket,
      lists: { invitations: { list: later(() => import('../invitations/InvitationsList'), 'InvitationsList') } },
    },
    {
      right: 'announcements',
      to: '/announcements',
      title: words.menu.announcements,
      home: words.home.announcements,
      Icon: Megaphone,
      lists: {
        announcements: {
          list: later(() => import('../announcements/AnnouncementsList'), 'AnnouncementsList'),
          show: later(() => import('../announcements/AnnouncementPage'), 'AnnouncementPage'),
          create: later(() => import('../announcements/NewAnnouncement'), 'NewAnnouncement'),
        },
      },
    },
  ],
};
