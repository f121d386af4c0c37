// Tests make up problems that don't belong on the Summary of a run on GitHub.
delete process.env.GITHUB_STEP_SUMMARY;
