import { useCallback, useEffect, useState } from 'react';
import type { FeatureVerbs } from '../../application/widget/features';
import type { FeatureName } from '../../domain/options/feature-name';
import { useWidget } from './widget-context';

/** A feature on its way, or that cannot be had. */
export interface LoadedFeature<Name extends FeatureName> {
  /** Its verbs, once they are here. */
  readonly verbs: FeatureVerbs[Name] | undefined;
  readonly hasFailed: boolean;

  /** Asks for it again where it has failed. */
  readonly retry: () => void;
}

/** Downloads the feature `name` for the component that needs it. */
export function useFeature<Name extends FeatureName>(name: Name): LoadedFeature<Name> {
  const widget = useWidget();
  const [attempt, setAttempt] = useState(0);
  const [verbs, setVerbs] = useState<FeatureVerbs[Name]>();
  const [failed, setFailed] = useState<number>();
  useEffect(() => {
    let isWanted = true;
    widget.feature(name).then(
      (loaded) => isWanted && setVerbs(() => loaded),
      () => isWanted && setFailed(attempt),
    );
    return () => {
      isWanted = false;
    };
  }, [widget, name, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { verbs, hasFailed: failed === attempt && verbs === undefined, retry };
}
