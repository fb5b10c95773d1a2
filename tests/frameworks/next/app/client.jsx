'use client';

export { Site } from '../site.jsx';
