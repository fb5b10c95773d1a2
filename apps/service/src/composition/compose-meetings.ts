import type { Feature } from '../http/create-app';
import { addMeetingRoutes } from '../meetings/meeting-routes';
import { Meetings } from '../meetings/meetings';
import type { LoginFeature } from './compose-login';
import type { ServiceBase } from './service-base';

export function composeMeetings(base: ServiceBase, login: LoginFeature | undefined): Feature {
  const { config, database, gate, now, sweeper } = base;
  const meetings = sweeper.add(new Meetings({ database, secret: config.secret, now }));
  return {
    routes: (app) => login && addMeetingRoutes(app, { begun: login.begun, gate, meetings, now }),
  };
}
