import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { AdminResource, ResourceName, WaitingAnswer } from '#contracts-admin';

interface Screens {
  readonly list: ComponentType;
  readonly show?: ComponentType;
  readonly create?: ComponentType;
}

export interface Place {
  /** Null: for everybody. */
  readonly right: AdminResource | null;
  readonly to: string;
  readonly title: string;
  /** What it is for, on the first page; one without does not stand there. */
  readonly home?: string;
  readonly Icon: LucideIcon;
  /** What waits there, counted on the first page. */
  readonly queue?: Exclude<keyof WaitingAnswer, 'requests'>;
  /** The lists that it leads to, with the pages of their records. */
  readonly lists?: Partial<Record<ResourceName, Screens>>;
  /** Its own pages, by their addresses. */
  readonly pages?: Readonly<Record<string, ComponentType>>;
}
export interface PlaceGroup {
  /** Null: what stands by itself, without a heading. */
  readonly title: string | null;
  readonly places: readonly Place[];
}
