import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import { useEffect, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { actionRecipe } from '#member/theme/recipes';
import { announce } from './announce';

const Button = chakra('button', actionRecipe);
const Anchor = chakra(Link, actionRecipe);

type ButtonVariants = RecipeVariantProps<typeof actionRecipe>;

interface ActionButtonProps extends Omit<HTMLChakraProps<'button'>, keyof NonNullable<ButtonVariants>> {
  readonly tone?: 'primary' | 'outline' | 'like' | 'danger' | 'quiet';
  readonly size?: 'md' | 'lg' | 'compact';
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  /** The action runs: further presses do nothing, and the words say so (`busyWords`, or "One moment…"). */
  readonly busy?: boolean;
  readonly busyWords?: string;
  /** Not possible now. The button stays reachable, so that its reason can be read; say the reason beside it. */
  readonly unavailable?: boolean;
}

/** The button of the house. `type` is `button` unless said otherwise; on public pages use `submit`, which works before the script arrives. */
export function ActionButton({ busy = false, busyWords, unavailable = false, icon, children, onClick, ...rest }: ActionButtonProps) {
  const { t } = useTranslation();
  const words = busyWords ?? t('action.busy');
  useEffect(() => {
    if (busy) announce(words);
  }, [busy, words]);
  const blocked = busy || unavailable;
  return (
    <Button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={blocked || undefined}
      onClick={(event) => {
        if (blocked) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      <span>{busy ? words : children}</span>
    </Button>
  );
}

type LinkButtonProps = ComponentProps<typeof Anchor> & { readonly icon?: ReactNode };

/** A link that looks like a button: it goes somewhere, it does nothing else. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <Anchor {...rest}>
      {icon}
      <span>{children}</span>
    </Anchor>
  );
}
