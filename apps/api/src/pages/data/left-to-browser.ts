import { AppError } from '#contracts';
import { logger } from '#observability';

/**
 * What a screen shows first, found for the first HTML. Where it cannot be found the page comes all the same: the screen asks once more, and says what is
 * wrong where it would stand.
 */
export async function orLeftToBrowser<Answer>(find: () => Promise<Answer>): Promise<{ readonly data: Answer | null }> {
  try {
    return { data: await find() };
  } catch (error) {
    const isUsedUp = error instanceof AppError && error.code === 'daily_profiles_limit';
    if (!isUsedUp) logger.error({ err: error }, 'what a page shows first was not found');
    return { data: null };
  }
}
