// React in a file of its own. It knows nothing of our files, whose names change with every word, so
// returning visitors have it in their cache.
import "react-dom/client";
