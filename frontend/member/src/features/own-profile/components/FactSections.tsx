import { Grid } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import {
  bodyTypes,
  eyeColours,
  hairColours,
  joinReasons,
  relationshipStatuses,
  tattoos,
  type OwnProfileView,
  type ProfileField,
} from '#contracts';
import { Dotted } from '#member/ui/PersonCard';
import { Select } from '#member/ui/Select';
import { choiceOf } from '../model/read';
import { SectionCard, type SectionProps } from './SectionCard';

type ShownProps = SectionProps & { readonly shown: readonly ProfileField[] };

/** The words for an answer, and for a question that was left open. */
function useFactWords(profile: OwnProfileView) {
  const { t } = useTranslation('profile');
  return {
    hair: (value: (typeof hairColours)[number]) => t(`hair.${value}`),
    eyes: (value: (typeof eyeColours)[number]) => t(`eyes.${value}`),
    body: (value: (typeof bodyTypes)[number]) => t(`body.${value}`),
    tattoos: (value: (typeof tattoos)[number]) => t(`tattoos.${value}`),
    relationship: (value: (typeof relationshipStatuses)[number]) => t(`relationship.${profile.gender}.${value}`),
    reason: (value: (typeof joinReasons)[number]) => t(`reason.${value}`),
  };
}

interface ChoiceProps<Value extends string> {
  readonly section: string;
  readonly name: 'hair' | 'eyes' | 'body' | 'tattoos' | 'relationship' | 'reason';
  readonly list: readonly Value[];
  readonly words: (value: Value) => string;
  readonly value: Value | null;
  readonly errors: Readonly<Record<string, string>>;
}

function Choice<Value extends string>({ section, name, list, words, value, errors }: ChoiceProps<Value>) {
  const { t } = useTranslation('own');
  const { t: profile } = useTranslation('profile');
  return (
    <Select
      id={`${section}-${name}`}
      name={name}
      label={profile(`facts.${name}`)}
      empty={t('not_told')}
      options={list.map((entry) => ({ value: entry, label: words(entry) }))}
      defaultValue={value ?? ''}
      error={errors[name]}
    />
  );
}

/** A question that the site does not show is not asked; its answer stays as it is. */
export function LooksSection({ answer, shown }: ShownProps) {
  const { t } = useTranslation('own');
  const { t: profile } = useTranslation('profile');
  const words = useFactWords(answer.profile);
  const { hair, eyes, body, tattoos: ink } = answer.profile;
  const answers = [
    body && shown.includes('body') ? `${profile('facts.body')}: ${words.body(body)}` : null,
    hair && shown.includes('hair') ? `${profile('facts.hair')}: ${words.hair(hair)}` : null,
    eyes && shown.includes('eyes') ? `${profile('facts.eyes')}: ${words.eyes(eyes)}` : null,
    ink && shown.includes('tattoos') ? `${t('looks.tattoos')}: ${words.tattoos(ink)}` : null,
  ].filter(Boolean);
  const chosenOrStored = <Value extends string>(
    data: FormData,
    name: 'hair' | 'eyes' | 'body' | 'tattoos',
    list: readonly Value[],
    now: Value | null,
  ) => (shown.includes(name) ? choiceOf(data, name, list) : now);
  return (
    <SectionCard
      answer={answer}
      section="looks"
      title={t('looks.title')}
      summary={answers.length > 0 ? <Dotted facts={answers} /> : t('nothing_told')}
      read={(data) => ({
        section: 'looks',
        hair: chosenOrStored(data, 'hair', hairColours, hair),
        eyes: chosenOrStored(data, 'eyes', eyeColours, eyes),
        body: chosenOrStored(data, 'body', bodyTypes, body),
        tattoos: chosenOrStored(data, 'tattoos', tattoos, ink),
      })}
    >
      {(own, errors) => (
        <Grid columnGap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {shown.includes('body') ? (
            <Choice section="looks" name="body" list={bodyTypes} words={words.body} value={own.body} errors={errors} />
          ) : null}
          {shown.includes('hair') ? (
            <Choice section="looks" name="hair" list={hairColours} words={words.hair} value={own.hair} errors={errors} />
          ) : null}
          {shown.includes('eyes') ? (
            <Choice section="looks" name="eyes" list={eyeColours} words={words.eyes} value={own.eyes} errors={errors} />
          ) : null}
          {shown.includes('tattoos') ? (
            <Choice section="looks" name="tattoos" list={tattoos} words={words.tattoos} value={own.tattoos} errors={errors} />
          ) : null}
        </Grid>
      )}
    </SectionCard>
  );
}

export function LifeSection({ answer, shown }: ShownProps) {
  const { t } = useTranslation('own');
  const { t: profile } = useTranslation('profile');
  const words = useFactWords(answer.profile);
  const { relationship, reason } = answer.profile;
  const answers = [
    relationship && shown.includes('relationship') ? words.relationship(relationship) : null,
    reason && shown.includes('reason') ? `${profile('facts.reason')}: ${words.reason(reason)}` : null,
  ].filter(Boolean);
  return (
    <SectionCard
      answer={answer}
      section="life"
      title={t('life.title')}
      summary={answers.length > 0 ? <Dotted facts={answers} /> : t('nothing_told')}
      read={(data) => ({
        section: 'life',
        relationship: shown.includes('relationship') ? choiceOf(data, 'relationship', relationshipStatuses) : relationship,
        reason: shown.includes('reason') ? choiceOf(data, 'reason', joinReasons) : reason,
      })}
    >
      {(own, errors) => (
        <Grid columnGap="5" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          {shown.includes('relationship') ? (
            <Choice
              section="life"
              name="relationship"
              list={relationshipStatuses}
              words={words.relationship}
              value={own.relationship}
              errors={errors}
            />
          ) : null}
          {shown.includes('reason') ? (
            <Choice section="life" name="reason" list={joinReasons} words={words.reason} value={own.reason} errors={errors} />
          ) : null}
        </Grid>
      )}
    </SectionCard>
  );
}
