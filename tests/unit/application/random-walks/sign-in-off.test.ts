import { describeWalks } from '../../../support/walk/walks';

describeWalks('off', 160);
