// Tests make commits. In a git hook, these variables would put them into this repository.
for (const name of Object.keys(process.env)) {
  if (name.startsWith("GIT_")) delete process.env[name];
}

// Tests make up problems that don't belong on the Summary of a run on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;
