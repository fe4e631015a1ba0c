/** supertest as the servers' tests import it. Jest maps the name to this file, so the package is named by its own. */
import supertest from '../../../node_modules/supertest/index.js';
import withAnswerLimit from './answer-limit.cjs';

export default withAnswerLimit(supertest);
