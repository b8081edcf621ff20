/** Brings the built server up to date before its processes are tested: a moment when nothing has changed. */
export default function buildServer(): void;
