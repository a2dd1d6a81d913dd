import type { ReactNode } from 'react';
import type { MemberCard, MemberProfile, OwnPhotoView } from '#contracts';
import { ApiError } from '#kit';
import { ChatRow } from '#member/features/chat/components/ChatRow';
import { MessageBubble } from '#member/features/chat/components/MessageBubble';
import { ThreadHeader } from '#member/features/chat/components/ThreadHeader';
import { MomentNotice } from '#member/features/live/components/MomentNotice';
import { OwnPhoto } from '#member/features/own-profile/components/OwnPhoto';
import { TownSection } from '#member/features/own-profile/components/TownSection';
import { UploadList } from '#member/features/own-profile/components/UploadList';
import { ProfileView } from '#member/features/profile/components/ProfileView';
import { ReportDialog } from '#member/features/reporting/components/ReportDialog';
import { ReportDone } from '#member/features/reporting/components/ReportDone';
import { PersonCard } from '#member/ui/PersonCard';

const nothing = () => undefined;

const card = (text: string) =>
  ({
    id: '01920000-0000-7000-8000-000000000001',
    name: text,
    age: 61,
    gender: 'female',
    city: text,
    region: text,
    country: 'NL',
    headline: text,
    online: false,
    new_here: false,
    within_km: 10,
    fictional: false,
    liked: false,
    match: false,
    main_image: { thumb_filename: 'a.webp', filename: 'b.webp', status: 'visible' },
  }) as unknown as MemberCard;
const profile = (text: string) =>
  ({
    ...card(text),
    about: text,
    interests: [],
    photos: [{ id: 'p', filename: 'b.webp', thumb_filename: 'a.webp', caption: text, locked: false }],
    private_access: 'none',
    chat_id: null,
  }) as unknown as MemberProfile;
const ownPhoto = (text: string) =>
  ({ id: 'p', card_filename: 'a.webp', caption: text, main: true, status: 'visible' }) as unknown as OwnPhotoView;
const message = (text: string) =>
  ({ key: '1', mine: false, text, kind: 'text', gift: null, at: new Date(0), state: 'received', seq: 1 }) as const;
const chat = (text: string) =>
  ({
    id: 'c',
    profile: card(text),
    visible: true,
    messages: [
      { chat_id: 'c', seq: 1, client_id: 'x', sender_id: 'y', kind: 'text', text, gift: null, cost: 0, at: new Date(0).toISOString() },
    ],
    num_unread_messages: 1,
    last_seq: 1,
    read_by_them: 0,
    state: 'open',
  }) as never;
const upload = (text: string, error: ApiError | null) => ({ id: 1, file: { name: text } as File, percent: 40, error });
const bubble = (text: string, more: object) => (
  <MessageBubble bubble={{ ...message(''), ...more }} name={text} onRetry={nothing} onDiscard={nothing} />
);

/** Every place of the member app in which words of members stand, drawn by the parts that draw them. */
export const hostilePlaces: Readonly<Record<string, (text: string) => ReactNode>> = {
  'a message': (text) => <MessageBubble bubble={message(text)} name={text} onRetry={nothing} onDiscard={nothing} onReport={nothing} />,
  'the title of a moving picture': (text) => bubble(text, { kind: 'gif', gif: { provider: 'house', id: 'tea', title: text } }),
  'the words of a photo in a conversation': (text) => bubble(text, { kind: 'photo', photo: { key: 'k', width: 4, height: 5, alt: text } }),
  'the list of chats': (text) => <ChatRow chat={chat(text)} current={false} online={false} now={new Date(0)} />,
  'a new like': (text) => <MomentNotice moment={{ kind: 'match', profileId: 'x' }} name={text} onOpen={nothing} onClose={nothing} />,
  'the own album': (text) => (
    <OwnPhoto
      photo={ownPhoto(text)}
      number={1}
      total={1}
      firstPlace={1}
      hasSteps={false}
      busy={false}
      onOpen={nothing}
      onMove={nothing}
      onDrag={nothing}
      onDrop={nothing}
    />
  ),
  'the name of a file on its way': (text) => <UploadList uploads={[upload(text, null)]} onRetry={nothing} onDrop={nothing} />,
  'the name of a file that was refused': (text) => (
    <UploadList uploads={[upload(text, new ApiError('file_not_supported', 422, 'No.'))]} onRetry={nothing} onDrop={nothing} />
  ),
  'the town of the own profile': (text) => (
    <TownSection
      answer={{ profile: { city: text, region: text, country: 'NL', town_free_at: null, town_changes_left: 3 } } as never}
      town={() => null}
    />
  ),
};

/** Those that are too large to be drawn for each text. */
export const hostileForms: typeof hostilePlaces = {
  'the head of a thread': (text) => (
    <ThreadHeader person={card(text)} visible online={false} typing={false} onRemove={nothing} onReport={nothing} />
  ),
  'a card': (text) => <PersonCard person={card(text)} onLike={nothing} />,
  'a profile': (text) => <ProfileView profile={profile(text)} onLike={nothing} />,
  'a report': (text) => <ReportDialog question={{ id: 'x' as never, name: text, fictional: true, message: { seq: 1, text } }} />,
  'what became of a report': (text) => (
    <ReportDone question={{ id: 'x' as never, name: text, fictional: true }} answer={{ receipt: 'K7PM-4WXD', at: '' }} reason="money" />
  ),
};
