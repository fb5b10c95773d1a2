import { describeWalks } from '../../../support/walk/walks';

describeWalks('optional', 120);
