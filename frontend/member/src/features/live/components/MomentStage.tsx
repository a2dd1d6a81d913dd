import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import type { MemberCard } from '#contracts';
import { cardQuery } from '#member/shared/api/people';
import { closeMoment, useMoment } from '../state/moments';
import { isBusy } from '#member/shared/model/attention';
import type { LikePicture, Moment } from '../model/moments';
import { MomentNotice } from './MomentNotice';

export interface MomentDialogProps {
  readonly person: MemberCard;
  readonly picture: LikePicture;
  readonly onClose: () => void;
}

/** Which dialog shows which moment: the app joins them here. */
export type MomentDialogs = Readonly<Record<Moment['kind'], ComponentType<MomentDialogProps>>>;

interface StageProps {
  readonly dialogs: MomentDialogs;
  /** A match has appeared, in whatever form. */
  readonly onMatch: () => void;
}

/** Likes and matches, one after the other, each with the person as the server shows them now. */
export function MomentStage(props: StageProps) {
  const moment = useMoment();
  if (!moment) return null;
  return <OnStage key={`${moment.kind} ${moment.profileId}`} moment={moment} {...props} />;
}

type OnStageProps = StageProps & { readonly moment: Moment };

function OnStage({ moment, ...stage }: OnStageProps) {
  const { data: person, isError } = useQuery({ ...cardQuery(moment.profileId), staleTime: 5_000 });
  useEffect(() => {
    // Gone or blocked in the meantime: there is nothing to show.
    if (isError && !person) closeMoment(moment);
  }, [isError, person, moment]);
  return person ? <Shown moment={moment} person={person} {...stage} /> : null;
}

function Shown({ moment, person, dialogs, onMatch }: OnStageProps & { readonly person: MemberCard }) {
  const [quietly, setQuietly] = useState<boolean | null>(null);
  // Asked when the dialog before this one has left the page: that one alone must not make this one a notice.
  useEffect(() => setQuietly(isBusy(document)), []);
  const matchIsHere = moment.kind === 'match' && quietly !== null;
  useEffect(() => {
    if (matchIsHere) onMatch();
  }, [matchIsHere, onMatch]);
  if (quietly === null) return null;
  const close = () => closeMoment(moment);
  if (quietly) return <MomentNotice moment={moment} name={person.name} onOpen={() => setQuietly(false)} onClose={close} />;
  const Dialog = dialogs[moment.kind];
  return <Dialog person={person} picture={moment.picture} onClose={close} />;
}
