import { chakra, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { actionRecipe } from '#member/theme/recipes';

const Label = chakra('label', actionRecipe);
const Input = chakra('input', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'pointer' } });

const focusRing = { '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '3px' } };

type ButtonVariants = NonNullable<RecipeVariantProps<typeof actionRecipe>>;

interface FileButtonProps extends Omit<HTMLChakraProps<'label'>, keyof ButtonVariants> {
  readonly id: string;
  readonly tone?: ButtonVariants['tone'];
  readonly size?: ButtonVariants['size'];
  readonly icon?: ReactNode;
  readonly accept: readonly string[];
  readonly describedBy?: string;
  /** Several may be chosen at once; `onFile` is called for each. */
  readonly multiple?: boolean;
  /** On a phone: the camera at the front, at once. */
  readonly capture?: 'user';
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** Looks like a button and is the browser's own file chooser, so that every keyboard and every phone knows it. */
export function FileButton({
  id,
  tone,
  size,
  icon,
  accept,
  describedBy,
  multiple,
  capture,
  onFile,
  children,
  css,
  ...rest
}: FileButtonProps) {
  return (
    <Label {...rest} tone={tone} size={size} position="relative" css={[focusRing, css]}>
      {icon}
      <span>{children}</span>
      <Input
        type="file"
        id={id}
        accept={accept.join(',')}
        multiple={multiple}
        capture={capture}
        aria-describedby={describedBy}
        onChange={(event) => {
          for (const file of event.currentTarget.files ?? []) onFile(file);
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
      />
    </Label>
  );
}
