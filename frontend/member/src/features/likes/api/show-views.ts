import type { ShowViewsBody } from '#contracts';
import { api } from '#kit';

export const showViews = (show_views: boolean): Promise<unknown> => api.put('/api/views/shown', { show_views } satisfies ShowViewsBody);
