/** Moments that we drew; each has its words under `scenes`. */
export const scenes = ['coffee', 'walk', 'dance', 'cook', 'bike', 'garden', 'read', 'evening'] as const;
export type SceneName = (typeof scenes)[number];

export const sceneFile = (name: SceneName): string => `/scenes/${name}.svg`;
/** The same for all of them, so that nothing moves while they arrive. */
export const sceneSize = { width: 480, height: 360 };

/** What the film shows, in this order. */
export const film: readonly SceneName[] = ['coffee', 'walk', 'dance', 'evening'];
