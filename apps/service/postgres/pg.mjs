/** The driver of PostgreSQL. It is in a folder of its own, because only operators with PostgreSQL install it. */
export { Pool } from 'pg';
