import { chakra } from '@chakra-ui/react';
import { sceneFile, sceneSize, type SceneName } from '../model/scenes';

const Picture = chakra('img', { base: { display: 'block', w: 'full', h: 'auto', borderRadius: 'card', boxShadow: 'card' } });

interface SceneProps {
  readonly name: SceneName;
  /** Empty where its words stand beside it. */
  readonly alt: string;
  /** Not on the first screen. */
  readonly later?: boolean;
}

/** A drawn moment. */
export function Scene({ name, alt, later = false }: SceneProps) {
  return (
    <Picture
      src={sceneFile(name)}
      alt={alt}
      htmlWidth={sceneSize.width}
      htmlHeight={sceneSize.height}
      loading={later ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
