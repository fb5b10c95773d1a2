import '../support/warm-views';
import { viewStories } from '../../apps/gallery/stories';
import type { ViewName } from '../../domain/routing/view-name';
import { describeView } from './view.contract';

for (const name of Object.keys(viewStories) as ViewName[]) {
  for (const story of viewStories[name]) describeView(name, story);
}
